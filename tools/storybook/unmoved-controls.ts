/** Controls that change nothing that the page of a story shows, each with why; a line that is no longer true fails the proof. */
export const unmoved: Readonly<Record<string, string>> = {
  "Accordion.isExclusive": "It changes what opening a section does to the others.",
  "DataTable.sort": "The table reads it once, when it is first drawn.",
  "Dialog.closesOnEscape": "It changes what a key does.",
  "Dialog.loadingLabel": "It is shown while lazy children load, which those of its stories are not.",
  "ImageCrop.ratio": "It changes what pulling a corner does.",
  "ResizablePanel.step": "It changes how far a key moves an edge.",
  "Tabs.activation": "It changes what the arrow keys do.",
};
