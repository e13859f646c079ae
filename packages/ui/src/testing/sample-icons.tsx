import { Check, Mail, MapPin, Pencil, Search, Trash2 } from "lucide-react";
import type { ReactNode } from "react";

/** Icons to try on the page of a component that takes one; any other of the set does as well. */
export const sampleIcons: Readonly<Record<string, ReactNode>> = {
  none: undefined,
  mail: <Mail />,
  pencil: <Pencil />,
  trash: <Trash2 />,
  search: <Search />,
  place: <MapPin />,
  check: <Check />,
};
