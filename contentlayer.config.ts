// Not from @contentlayer2/source-files: contentlayer2 would bundle a scoped package into its own config and fail.
import { defineDocumentType, makeSource } from 'contentlayer2/source-files'
import { contentlayerDocumentType } from './src/pipeline/compile/contentlayer/document-type'
import { DOCUMENT_TYPE_NAMES } from './src/content/document-types'

export default makeSource({
  // content/ as the check has read it, written there right before: what is published is what was checked.
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
  // An article's text is parsed once, by the check; here it passes as it is.
  markdown: (processor) => {
    processor.parser = () => ({ type: 'root', children: [] })
    processor.compiler = () => ''
  },
})
