// Not from @contentlayer2/source-files: contentlayer2 would bundle a scoped package into its own config and fail.
import { defineDocumentType, makeSource } from 'contentlayer2/source-files'
import { contentlayerDocumentType } from './src/pipeline/compile/contentlayer-type'
import { DOCUMENT_TYPE_NAMES } from './src/content/document-types'

export default makeSource({
  // The copy of content/ that a compilation writes after its check: so the published content is the
  // checked content.
  contentDirPath: '.contentlayer/content',
  contentDirExclude: [],
  documentTypes: DOCUMENT_TYPE_NAMES.map((name) =>
    defineDocumentType(() => contentlayerDocumentType(name)),
  ),
  // No document has a field of this name; with the default «type» a document could choose its own type.
  fieldOptions: { typeFieldName: 'documentType', bodyFieldName: 'body' },
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
  // The check parses the text of an article, so it is not parsed a second time here.
  markdown: (processor) => {
    processor.parser = () => ({ type: 'root', children: [] })
    processor.compiler = () => ''
  },
})
