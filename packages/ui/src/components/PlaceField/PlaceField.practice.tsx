import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { TextField } from "../TextField/index.ts";
import { PlaceField } from "./index.ts";

const ignore = () => {};
const Live = live(PlaceField, 420);
const villeurbanne = { code: "69266", name: "Villeurbanne", postalCodes: ["69100"], department: "Rhône" };
const base = { places: [villeurbanne], onChange: ignore, onQueryChange: ignore };

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            {...base}
            value={null}
            suggestions={[{ label: "Récents", places: [villeurbanne] }]}
            locating={{ onLocate: ignore }}
          />
        ),
        why: "Most people search where they did before, or where they are: one press each.",
      },
      dont: {
        sample: (
          <Stack gap={3}>
            <TextField label="Ville" />
            <TextField label="Code postal" />
          </Stack>
        ),
        why: "Typed twice, checked never: there are several Saint-Denis, and a misspelt town finds no one.",
      },
    },
    {
      do: {
        sample: (
          <Live
            {...base}
            value={null}
            locating={{
              onLocate: ignore,
              error: "Votre position n’est pas accessible. Écrivez votre ville.",
            }}
          />
        ),
        why: "A refused position names the other way, which stays open.",
      },
      dont: {
        sample: <Live {...base} label="Adresse exacte" value={null} />,
        why: "It knows communes: a street typed here finds nothing, and more than the town need not be public.",
      },
    },
  ],
  writing: [
    ["The question is short, the field explains itself", "«\u202fOù\u202f?\u202f»"],
    [
      "Why a position failed, then what to do",
      "«\u202fVotre position n’est pas accessible. Écrivez votre ville.\u202f»",
    ],
  ],
  long: (
    <Live
      {...base}
      label="Commune du logement à débarrasser"
      value={{
        code: "51513",
        name: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
        postalCodes: ["51290"],
        department: "Marne",
      }}
      help="Les jobbeurs voient la commune, jamais la rue."
    />
  ),
  rightToLeft: <Live {...base} label="أين؟" placeholder="المدينة أو الرمز" value={null} />,
};
