import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { ConnectionStatus } from "./index.ts";

const ignore = () => {};

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <ConnectionStatus state="blocked" onRetry={ignore} />,
        why: "It will not come back by itself: the line states it and has the way.",
      },
      dont: {
        sample: (
          <ConnectionStatus
            state="reconnecting"
            labels={{ reconnecting: { title: "Erreur réseau", detail: "Veuillez recharger la page." } }}
          />
        ),
        why: "It is coming back: a reload would lose what is being typed.",
      },
    },
    {
      do: {
        sample: <ConnectionStatus state="offline" />,
        why: "Once for the whole page, and it states what the person misses meanwhile.",
      },
      dont: {
        sample: (
          <Stack gap={2}>
            <ConnectionStatus
              state="offline"
              labels={{ offline: { title: "Vos missions n’ont pas pu être chargées." } }}
            />
            <ConnectionStatus
              state="offline"
              labels={{ offline: { title: "Vos messages n’ont pas pu être chargés." } }}
            />
          </Stack>
        ),
        why: "What failed is shown where it was asked for: a DataList does, with its own way to try again.",
      },
    },
  ],
  writing: [
    [
      "The state, then what follows from it",
      "«\u202fVous êtes hors ligne.\u202f» «\u202fLes nouveautés arriveront au retour du réseau.\u202f»",
    ],
  ],
  long: (
    <ConnectionStatus
      state="blocked"
      onRetry={ignore}
      labels={{
        blocked: {
          title: "Les nouvelles propositions et les messages n’arrivent plus.",
          detail: "La connexion n’a pas pu être rétablie depuis une demi-heure.",
          action: "Rétablir la connexion",
        },
      }}
    />
  ),
  rightToLeft: (
    <ConnectionStatus
      state="offline"
      labels={{ offline: { title: "أنت غير متصل.", detail: "ستصل الأخبار عند عودة الشبكة." } }}
    />
  ),
};
