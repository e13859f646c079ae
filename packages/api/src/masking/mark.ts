/** What stands for something hidden. */
export const hiddenMark = "•••••";
