/** The label of the command; the text of its dialog comes with the dialog. */
export const reportWord = "Signaler";
