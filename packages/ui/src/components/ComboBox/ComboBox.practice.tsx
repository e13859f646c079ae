import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { ComboBox } from "./index.ts";

const ignore = () => {};
const Live = live(ComboBox, 420);
const found = [
  { id: "93066", label: "Saint-Denis", description: "93200 · Seine-Saint-Denis" },
  { id: "97411", label: "Saint-Denis", description: "97400 · La Réunion" },
];

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            label="Commune"
            placeholder="Nom ou code postal"
            items={found}
            value={null}
            onChange={ignore}
            onQueryChange={ignore}
          />
        ),
        why: "Typed, « Saint-Denis » brings two: the fainter line tells them apart.",
      },
      dont: {
        sample: (
          <Live
            label="Commune"
            placeholder="Nom ou code postal"
            items={found.map(({ id, label }) => ({ id, label }))}
            value={null}
            onChange={ignore}
            onQueryChange={ignore}
          />
        ),
        why: "Two entries that no one can tell apart.",
      },
    },
    {
      do: {
        sample: (
          <Live
            label="Commune"
            items={[]}
            value={null}
            onChange={ignore}
            onQueryChange={ignore}
            error="Choisissez une commune de la liste."
            hasToggle={false}
          />
        ),
        why: "The error states that typing is not enough, and what was typed stays.",
      },
      dont: {
        sample: (
          <Live
            label="Paiement"
            items={[
              { id: "euros", label: "En euros" },
              { id: "jobi", label: "En Jobi" },
            ]}
            value={null}
            onChange={ignore}
            onQueryChange={ignore}
          />
        ),
        why: "Two known answers behind a text box: a RadioGroup shows them, a Select holds up to thirty.",
      },
    },
  ],
  writing: [
    ["The placeholder is what may be typed, not a command", "«\u202fNom ou code postal\u202f»"],
    [
      "When nothing is found, what to try",
      "«\u202fAucune commune de ce nom. Essayez son code postal.\u202f»",
    ],
  ],
  long: (
    <Live
      label="Commune où se trouve le logement dont il s’agit"
      items={[]}
      value={{ id: "51513", label: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson" }}
      onChange={ignore}
      onQueryChange={ignore}
      help="C’est elle que verront les jobbeurs, jamais votre adresse."
    />
  ),
  rightToLeft: (
    <Live
      label="البلدة"
      placeholder="الاسم أو الرمز"
      items={[]}
      value={null}
      onChange={ignore}
      onQueryChange={ignore}
    />
  ),
};
