import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { idField, line } from "../http/fields.ts";
import { type FilePurpose, filesRoutes, largestUpload, type Picture } from "./routes.ts";

/** A picture of ours in its three widths. */
export const pictureSchema = z.object({
  file: z.uuid(),
  small: z.string(),
  medium: z.string(),
  large: z.string(),
}) satisfies z.ZodType<Picture>;

/** A file as its owner knows it; `bytes` is what it takes of their room. */
export const storedFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  bytes: z.int().min(1),
  /** Of a picture, in pixels. */
  width: z.int().min(1).nullable(),
  height: z.int().min(1).nullable(),
  /** The document, or the largest picture. */
  address: z.string(),
  picture: pictureSchema.nullable(),
});
export type StoredFile = z.output<typeof storedFileSchema>;

/** What goes along with something else: files that were uploaded for it before, by their ids. */
export function filesField({ kind, most }: Pick<FilePurpose, "kind" | "most">) {
  return z
    .array(idField)
    .max(most, `${most} ${kind === "picture" ? "photos" : "fichiers"} au plus.`)
    .refine((ids) => new Set(ids).size === ids.length, "Un fichier est joint deux fois.")
    .default([]);
}

export const filesContract = {
  upload: endpoint({
    route: filesRoutes.upload,
    summary: "Takes a file, sent as the body; retained for a day unless something refers to it",
    query: z.strictObject({
      purpose: z.string().regex(/^[a-zA-Z]{1,40}$/, "Cet usage n’est pas connu."),
      name: line({ name: "Nom du fichier", max: 255 }),
    }),
    uploadBytes: largestUpload,
    status: 201,
    answer: answer({ file: storedFileSchema }),
    errors: [
      "NOT_FOUND",
      "FILE_TYPE_REFUSED",
      "FILE_UNREADABLE",
      "FILE_TOO_MANY_PIXELS",
      "FILE_ASPECT_REFUSED",
      "FILE_QUOTA_EXCEEDED",
    ],
  }),
  remove: endpoint({
    route: filesRoutes.remove,
    summary: "Takes back a file of one's own that nothing refers to",
    params: z.object({ id: z.uuid() }),
    answer: answer({}),
    errors: ["NOT_FOUND", "FILE_IN_USE"],
  }),
};
