import { ArrowLeftRight, Check, HandCoins } from "lucide-react";
import type { Practice } from "../../practice.ts";
import { Timeline } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Timeline
            label="Historique de la négociation"
            entries={[
              { id: "1", title: "Karim propose 60\u00a0€", time: "19 nov.", icon: <HandCoins size={18} /> },
              {
                id: "2",
                title: "Vous proposez 50\u00a0€",
                time: "20 nov.",
                icon: <ArrowLeftRight size={18} />,
              },
              {
                id: "3",
                title: "Karim accepte",
                time: "20 nov.",
                icon: <Check size={18} />,
                tone: "success",
                isCurrent: true,
              },
            ]}
          />
        ),
        why: "Who did what, in the present, the last one marked.",
      },
      dont: {
        sample: (
          <Timeline
            label="Historique"
            entries={[
              { id: "1", title: "Proposition", time: "19 nov." },
              { id: "2", title: "Contre-proposition", time: "20 nov." },
              { id: "3", title: "Statut modifié", time: "20 nov.", tone: "success" },
            ]}
          />
        ),
        why: "Whose proposal, at which price, changed to what? The colour alone states that it went well.",
      },
    },
  ],
  writing: [
    ["A sentence with its subject", "«\u202fKarim accepte\u202f»"],
    ["What was written, in quotes", "«\u202fJ’apporte la perceuse.\u202f»"],
  ],
  long: (
    <Timeline
      label="Long"
      entries={[
        {
          id: "1",
          title:
            "L’équipe demande une nouvelle attestation d’assurance responsabilité civile professionnelle",
          time: "lundi 30 novembre 2026",
          detail: "Celle du 2 janvier 2026 expire avant la date de la mission.",
        },
      ]}
    />
  ),
  rightToLeft: (
    <Timeline
      label="السجل"
      entries={[
        { id: "1", title: "يقترح كريم 60 يورو", time: "١٩ نوفمبر" },
        { id: "2", title: "تقترح 50 يورو", time: "٢٠ نوفمبر", isCurrent: true },
      ]}
    />
  ),
};
