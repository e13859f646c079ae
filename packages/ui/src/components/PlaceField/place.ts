import type { ComboBoxItem } from "../ComboBox/combo-entries.ts";

/** A commune. */
export interface Place {
  /** Its official code (INSEE), one for each commune. */
  code: string;
  name: string;
  /** In ascending order; large towns have several. */
  postalCodes: readonly string[];
  /** Department, or what else distinguishes likenesses. */
  department: string;
}

/** A place as a choice: « Villeurbanne », then « 69100 · Rhône », or « 69001 à 69009 · Rhône ». */
export function placeItem({ code, name, postalCodes, department }: Place): ComboBoxItem {
  const [first = "", ...others] = postalCodes;
  const last = others.at(-1);
  const codes = last ? `${first} à ${last}` : first;
  return { id: code, label: name, description: [codes, department].filter(Boolean).join(" · ") };
}
