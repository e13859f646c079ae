import { Trash2 } from "lucide-react";
import type { Practice } from "../../practice.ts";
import { Avatar } from "../Avatar/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Price } from "../Price/index.ts";
import { List, ListItem } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <List label="Propositions, alignées">
            <ListItem
              leading={<Avatar name="Karim Benali" isDecorative />}
              title="Karim Benali"
              detail="Jobbeur à Villeurbanne"
              trailing={<Price euros={60} />}
            />
            <ListItem
              leading={<Avatar name="Léa Fontaine" isDecorative />}
              title="Léa Fontaine"
              detail="Jobbeuse à Lyon"
              trailing={<Price euros={55} />}
            />
          </List>
        ),
        why: "What is compared stands at the end of each row, below each other.",
      },
      dont: {
        sample: (
          <List label="Propositions, en phrases">
            <ListItem title={"Karim Benali, jobbeur à Villeurbanne, demande 60\u00a0€"} />
            <ListItem title={"Léa Fontaine, jobbeuse à Lyon, pour 55\u00a0€"} />
          </List>
        ),
        why: "Prices hide in sentences; nothing can be compared at a glance.",
      },
    },
    {
      do: {
        sample: (
          <List label="Documents">
            <ListItem
              title="Attestation.pdf"
              action={<IconButton label="Supprimer Attestation.pdf" icon={<Trash2 />} />}
            />
          </List>
        ),
        why: "The command names its row: read alone, it is still clear.",
      },
      dont: {
        sample: (
          <List label="Documents, sans nom">
            <ListItem title="Attestation.pdf" action={<IconButton label="Supprimer" icon={<Trash2 />} />} />
          </List>
        ),
        why: "Ten buttons of one name: a screen reader lists «\u202fSupprimer\u202f» ten times.",
      },
    },
  ],
  writing: [
    ["The label is the heading above, or states what the lines are", "«\u202fPropositions reçues\u202f»"],
    ["The title is what a person seeks", "«\u202fKarim Benali\u202f», not «\u202fProposition n° 12\u202f»"],
    ["The detail adds one or two facts, apart by «\u202f·\u202f»", "«\u202fVilleurbanne · 2,4 km\u202f»"],
  ],
  long: (
    <List label="Noms longs">
      <ListItem
        leading={<Avatar name="Marie-Antoinette de la Rochefoucauld-Montbel" isDecorative />}
        title="Marie-Antoinette de la Rochefoucauld-Montbel"
        detail="Réparation d’électroménager reconditionné · Saint-Germain-au-Mont-d’Or"
        trailing={<Price euros={1234.5} />}
      />
    </List>
  ),
  rightToLeft: (
    <List label="العروض">
      <ListItem
        leading={<Avatar name="كريم بن علي" isDecorative />}
        title="كريم بن علي"
        detail="ليون · 2 كم"
        trailing={<Price euros={60} />}
      />
    </List>
  ),
};
