import { z } from "zod";

const message = "Cette version n’est pas valide.";

/** A version of a text: « 1.0 ». */
export const versionField = z.string(message).regex(/^\d{1,4}(\.\d{1,4}){0,2}$/, message);
