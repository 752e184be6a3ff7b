// Not from @contentlayer2/source-files: contentlayer2 would bundle a scoped package into its own config and fail.
import { defineDocumentType, makeSource } from 'contentlayer2/source-files'
import { contentlayerDocumentType } from './src/content/contentlayer'
import { DOCUMENT_TYPE_NAMES } from './src/content/document-types'

export default makeSource({
  contentDirPath: 'content',
  contentDirExclude: ['photos', 'README.md'],
  documentTypes: DOCUMENT_TYPE_NAMES.map((name) => defineDocumentType(() => contentlayerDocumentType(name))),
  // No document has a field of this name; with the default «type» a document could choose its own type.
  fieldOptions: { typeFieldName: 'documentType', bodyFieldName: 'body' },
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
})
