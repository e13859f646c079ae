import { CalendarDays, MapPin, Search } from "lucide-react";
import { fieldNames } from "./field-names.ts";

const icon = { size: 20, strokeWidth: 1.75 } as const;

/** What both forms of a field have in common: the one that takes over stands where the plain one stood. */
export const whatField = {
  label: "De quoi avez-vous besoin\u202f?",
  name: fieldNames.q,
  placeholder: "Monter un meuble, plombier…",
  icon: <Search {...icon} />,
} as const;
export const whereField = {
  label: "Où\u202f?",
  name: fieldNames.place,
  placeholder: "Ville ou code postal",
  icon: <MapPin {...icon} />,
} as const;
/** When a person may be wanted, where a page asks for it too. */
export const whenField = { label: "Quand\u202f?", icon: <CalendarDays {...icon} /> } as const;
