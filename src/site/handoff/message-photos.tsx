import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useForms } from '../content'
import { countWords } from '../lib/format'
import { copyText, openShareSheet } from '../lib/share-text'
import { Button } from '../ui/button'
import { ChosenFile, FileDrop } from '../ui/file-drop'
import type { Message } from './message/request'
import { plainText } from './message/message-files'

/**
 * Photos that go with the message to the chat that the visitor chooses, where the browser can share
 * files. No link can carry a file: elsewhere the visitor is told to add them by hand.
 */
export function MessagePhotos({ message }: { message: Message }) {
  const { photos: texts } = useForms()
  const [files, setFiles] = useState<File[]>([])
  const [isRefused, setRefused] = useState(false)
  if (files.length === 0)
    return (
      <FileDrop
        name="fotos"
        title={texts.title}
        hint={texts.hint}
        button={texts.button}
        accept="image/*"
        multiple
        onFiles={setFiles}
      />
    )

  const data = { files, title: message.subject, text: message.body }
  const canShare = !isRefused && 'canShare' in navigator && navigator.canShare(data)
  const share = async () => {
    // Some chats take the photos and drop the text: then it can be pasted. The sheet does not wait
    // for the clipboard: browsers open it only at once after a press.
    void copyText(plainText(message), null)
    if ((await openShareSheet(data)) === 'failed') setRefused(true)
  }
  return (
    <>
      <ChosenFile
        name={countWords(files.length, texts.count)}
        note={files.map(({ name }) => name).join(', ')}
        changeButton={texts.change}
        onChange={() => {
          setFiles([])
          setRefused(false)
        }}
      />
      <p className="hint mt-3 mb-6" role="status">
        {canShare ? texts.paste : texts.byHand}
      </p>
      {canShare && (
        <div className="btns">
          <Button variant="outline" onClick={() => void share()}>
            <Share2 className="icon" aria-hidden="true" />
            {texts.shareButton}
          </Button>
        </div>
      )}
    </>
  )
}
