import type { Practice } from "../../practice.ts";
import { Tabs } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Tabs
            label="Propositions"
            tabs={[
              {
                id: "recues",
                label: "Reçues",
                count: 4,
                content: <p>Karim propose 55&nbsp;€ pour samedi.</p>,
              },
              { id: "envoyees", label: "Envoyées", content: <p>Rien pour l’instant.</p> },
            ]}
          />
        ),
        why: "Two views of one thing, of like size; the count states whether opening is worth it.",
      },
      dont: {
        sample: (
          <Tabs
            label="Mission"
            tabs={[
              { id: "prix", label: "Prix", content: <p>60&nbsp;€</p> },
              { id: "date", label: "Date", content: <p>Samedi</p> },
              { id: "lieu", label: "Lieu", content: <p>Villeurbanne</p> },
            ]}
          />
        ),
        why: "Three facts, each behind a press: a DescriptionList shows them at once.",
      },
    },
    {
      do: {
        sample: (
          <Tabs
            label="Missions"
            activation="manual"
            tabs={[
              { id: "carte", label: "Carte", content: <p>La carte</p> },
              { id: "liste", label: "Liste", content: <p>La liste</p> },
            ]}
          />
        ),
        why: "`manual` where a panel takes time to come: arrows move, Enter shows.",
      },
      dont: {
        sample: (
          <Tabs
            label="Site"
            tabs={[
              { id: "accueil", label: "Accueil", content: <p>Accueil</p> },
              { id: "tarifs", label: "Tarifs", content: <p>Tarifs</p> },
            ]}
          />
        ),
        why: "Pages as panels: no address to share, and going back leaves both.",
      },
    },
  ],
  writing: [
    [
      "One noun or participle, all in one form",
      "«\u202fReçues\u202f», «\u202fEnvoyées\u202f», «\u202fCloses\u202f»",
    ],
  ],
  long: (
    <Tabs
      label="Long"
      tabs={[
        {
          id: "a",
          label: "Attestations d’assurance responsabilité civile",
          count: 1240,
          content: <p>Deux expirent cette semaine.</p>,
        },
        { id: "b", label: "Accompagnement administratif", content: <p>Rien.</p> },
      ]}
    />
  ),
  rightToLeft: (
    <Tabs
      label="العروض"
      tabs={[
        { id: "w", label: "الواردة", count: 4, content: <p>يقترح كريم 55 يورو.</p> },
        { id: "s", label: "المرسلة", content: <p>لا شيء.</p> },
      ]}
    />
  ),
};
