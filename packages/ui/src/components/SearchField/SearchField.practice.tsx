import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { text } from "../../styles/text.css.ts";
import { live } from "../../testing/live.tsx";
import { SearchField } from "./index.ts";

const ignore = () => {};
const Live = live(SearchField, 420);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Stack gap={2}>
            <Live label="Rechercher dans vos missions" value="haie" onChange={ignore} />
            <p className={text.faint}>2 missions sur 14</p>
          </Stack>
        ),
        why: "The label states what is searched, a line below how many are left of how many.",
      },
      dont: {
        sample: (
          <Live label="Rechercher" isLabelHidden placeholder="Rechercher…" value="haie" onChange={ignore} />
        ),
        why: "In what? The placeholder repeats the glass, and is gone with the first letter.",
      },
    },
    {
      do: {
        sample: <Live label="Rechercher dans vos missions" value="haie" onChange={ignore} isPending />,
        why: "While it runs the glass is a ring; what was found before stays below.",
      },
      dont: {
        sample: <Live label="Ville" value="Villeurbanne" onChange={ignore} />,
        why: "One of the places is the answer: a PlaceField or a ComboBox offers it.",
      },
    },
  ],
  writing: [["The label names the list", "«\u202fRechercher dans vos missions\u202f»"]],
  long: (
    <Live
      label="Rechercher dans les attestations d’assurance responsabilité civile professionnelle"
      value="mutuelle anticonstitutionnellement-dématérialisée"
      onChange={ignore}
    />
  ),
  rightToLeft: <Live label="ابحث في مهامك" value="سياج" onChange={ignore} />,
};
