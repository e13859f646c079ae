import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const filesErrors = {
  FILE_TYPE_REFUSED: () => "Ce type de fichier n’est pas accepté.",
  FILE_UNREADABLE: () => "Ce fichier n’a pas pu être lu. Essayez avec un autre.",
  FILE_TOO_MANY_PIXELS: () => "Cette image a trop de pixels. Réduisez-la, puis recommencez.",
  FILE_ASPECT_REFUSED: () => "Cette image est trop allongée. Recadrez-la, puis recommencez.",
  FILE_QUOTA_EXCEEDED: () =>
    "Vous n’avez plus de place pour ce fichier. Supprimez-en d’autres, puis recommencez.",
  FILE_IN_USE: () => "Ce fichier est encore utilisé.",
} satisfies Sentences;
