/** What the command states; the text of its dialog comes with it. */
export const reportWord = "Signaler";
