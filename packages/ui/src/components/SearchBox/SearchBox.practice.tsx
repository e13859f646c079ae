import { CalendarDays, MapPin, Search } from "lucide-react";
import type { Practice } from "../../practice.ts";
import { TextField } from "../TextField/index.ts";
import { SearchBox, SearchBoxSelect } from "./index.ts";

const what = (
  <TextField key="q" label={"De quoi avez-vous besoin\u202f?"} name="q" icon={<Search size={20} />} />
);
const where = <TextField key="lieu" label={"Où\u202f?"} name="lieu" icon={<MapPin size={20} />} />;

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <SearchBox
            label="Recherche de jobbeurs"
            submitLabel="Rechercher"
            onSubmit={(event) => event.preventDefault()}
          >
            {[what, where]}
          </SearchBox>
        ),
        why: "Two questions that everybody can answer, one button: a native form that works before any script.",
      },
      dont: {
        sample: (
          <SearchBox label="Recherche" submitLabel="OK" onSubmit={(event) => event.preventDefault()}>
            {[
              what,
              where,
              <TextField key="min" label="Prix minimum" />,
              <TextField key="max" label="Prix maximum" />,
              <TextField key="note" label="Note minimale" />,
            ]}
          </SearchBox>
        ),
        why: "Filters asked before anything was found: they belong beside the results.",
      },
    },
    {
      do: {
        sample: (
          <SearchBox
            label="Recherche de missions"
            submitLabel="Rechercher"
            onSubmit={(event) => event.preventDefault()}
            more={
              <SearchBoxSelect
                label={"Quand\u202f?"}
                icon={<CalendarDays size={20} />}
                options={[
                  { value: "", label: "N’importe quand" },
                  { value: "week", label: "Cette semaine" },
                ]}
              />
            }
          >
            {[what, where]}
          </SearchBox>
        ),
        why: "A third field has few answers, and its first one asks for nothing.",
      },
      dont: {
        sample: (
          <SearchBox label="Recherche" submitLabel="Rechercher" onSubmit={(event) => event.preventDefault()}>
            {what}
          </SearchBox>
        ),
        why: "One field that narrows a list needs no box: a SearchField answers while one types.",
      },
    },
  ],
  writing: [
    [
      "Questions as a person asks them",
      "«\u202fDe quoi avez-vous besoin\u202f?\u202f», «\u202fOù\u202f?\u202f»",
    ],
    ["The button is the verb", "«\u202fRechercher\u202f»"],
  ],
  long: (
    <SearchBox
      label="Recherche longue"
      submitLabel="Rechercher une intervention"
      onSubmit={(event) => event.preventDefault()}
    >
      {[
        <TextField
          key="q"
          label={"De quelle réparation d’électroménager reconditionné avez-vous besoin\u202f?"}
        />,
        where,
      ]}
    </SearchBox>
  ),
  rightToLeft: (
    <SearchBox label="بحث" submitLabel="بحث" onSubmit={(event) => event.preventDefault()}>
      {[<TextField key="q" label="ماذا تحتاج؟" />, <TextField key="l" label="أين؟" />]}
    </SearchBox>
  ),
};
