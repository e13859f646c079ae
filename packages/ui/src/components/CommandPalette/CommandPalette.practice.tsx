import { Hammer, House, Plus, Settings } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { Practice } from "../../practice.ts";
import { Button } from "../Button/index.ts";
import { CommandPalette, type CommandPaletteGroup } from "./CommandPalette.tsx";

/** It covers the page: each sample is behind a button. */
function Opened({
  groups,
  label = "Rechercher",
  command = "Voir l’exemple",
  status = "",
}: {
  groups: readonly CommandPaletteGroup[];
  label?: string;
  command?: string;
  status?: string;
}): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {command}
      </Button>
      <CommandPalette
        isOpen={isOpen}
        onClose={close}
        label={label}
        value={typed}
        onChange={setTyped}
        groups={groups}
        onChoose={close}
        status={status}
        empty=""
      />
    </>
  );
}

const places: CommandPaletteGroup = {
  id: "places",
  title: "Aller à",
  entries: [
    { id: "home", label: "Accueil", icon: <House /> },
    { id: "settings", label: "Paramètres", icon: <Settings /> },
  ],
};
const acts: CommandPaletteGroup = {
  id: "acts",
  title: "Faire",
  entries: [{ id: "compose", label: "Publier une mission", icon: <Plus /> }],
};

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Opened groups={[places, acts]} />,
        why: "Groups by what becomes of a choice: one goes somewhere, or does something. Their order is that of the best one in each.",
      },
      dont: {
        sample: (
          <Opened
            groups={[{ id: "all", title: "Résultats", entries: [...acts.entries, ...places.entries] }]}
          />
        ),
        why: "One group named « results »: its title states nothing, and whether Enter goes or acts is a guess.",
      },
    },
    {
      do: {
        sample: (
          <Opened
            groups={[
              {
                id: "own",
                title: "Mes missions",
                entries: [
                  {
                    id: "1",
                    label: "Tailler la haie",
                    description: "Villeurbanne · jeudi",
                    icon: <Hammer />,
                  },
                  { id: "2", label: "Tailler la haie", description: "Lyon 3e · samedi", icon: <Hammer /> },
                ],
              },
            ]}
          />
        ),
        why: "A fainter line tells likenesses apart.",
      },
      dont: {
        sample: (
          <Opened
            groups={[
              {
                id: "own",
                title: "Mes missions",
                entries: [
                  { id: "1", label: "Tailler la haie", icon: <Hammer /> },
                  { id: "2", label: "Tailler la haie", icon: <Hammer /> },
                ],
              },
            ]}
          />
        ),
        why: "Two entries that no one can tell apart.",
      },
    },
  ],
  writing: [
    [
      "A place by the name that its page has",
      "«\u202fParamètres\u202f», not «\u202fOuvrir les paramètres\u202f»",
    ],
    ["An act begins with its verb", "«\u202fPublier une mission\u202f»"],
    ["The status counts, and states what could not be searched", "«\u202f3 résultats\u202f»"],
  ],
  long: (
    <Opened
      groups={[
        {
          id: "own",
          title: "Mes missions et propositions en attente d’une réponse",
          entries: [
            {
              id: "long",
              label: "Accompagnement administratif et démarches dématérialisées personnalisées",
              description: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson · du mercredi 23 au dimanche 27",
              icon: <Hammer />,
            },
          ],
        },
      ]}
    />
  ),
  rightToLeft: (
    <Opened
      label="بحث"
      command="عرض المثال"
      groups={[
        { id: "places", title: "الذهاب إلى", entries: [{ id: "home", label: "الرئيسية", icon: <House /> }] },
      ]}
    />
  ),
};
