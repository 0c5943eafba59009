// What the sidebar shows, in this order. A page is named by its path in docs/, without the extension.

export default {
  docs: ['introduction', { type: 'category', label: 'Guide', items: ['guide/writing', 'guide/versions'] }],
}
