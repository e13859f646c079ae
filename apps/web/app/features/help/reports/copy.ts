/** What the command says; the words of its dialog come with it. */
export const reportWord = "Signaler";
