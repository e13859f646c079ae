import { z } from "zod";

const unreadable = "Des caractères ne sont pas lisibles.";
const controls = /[\p{Cc}\p{Cs}]/u;
const controlsBesidesLayout = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

const free = (max: number, forbidden: RegExp) =>
  z
    .string("Ce texte n’est pas lisible.")
    .trim()
    .max(max, `${max} caractères au plus.`)
    .refine((text) => !forbidden.test(text), unreadable);

/** Text that may be left empty; blanks around it are taken off. */
export const freeText = (max: number) => free(max, controlsBesidesLayout);

/** Text on one line that may be left empty. */
export const freeLine = (max: number) => free(max, controls);
