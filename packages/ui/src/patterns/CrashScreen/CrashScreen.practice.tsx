import { Banner } from "../../components/Banner/index.ts";
import type { Practice } from "../../practice.ts";
import { CrashScreen } from "./index.ts";

const ignore = () => {};

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <CrashScreen
            isComingBack={false}
            onReload={ignore}
            home={{ href: "#accueil", label: "Retour à l’accueil" }}
          />
        ),
        why: "Sorry, what was tried, and two ways on.",
      },
      dont: {
        sample: (
          <CrashScreen
            isComingBack={false}
            onReload={ignore}
            title="TypeError: x is undefined"
            waitingText="Erreur 500 (req-81f2). Contactez l’administrateur."
            home={{ href: "#accueil", label: "OK" }}
          />
        ),
        why: "What a log is for; nothing that a person could do, nor whom to ask.",
      },
    },
    {
      do: {
        sample: <Banner tone="danger" title="Les avis n’ont pas pu être affichés." />,
        why: "Where one part broke, it states so there: the rest of the page goes on.",
      },
      dont: {
        sample: (
          <CrashScreen
            isComingBack
            onReload={ignore}
            title="Les avis n’ont pas pu être affichés"
            home={{ href: "#accueil", label: "Retour à l’accueil" }}
          />
        ),
        why: "A whole page given up for a part of it.",
      },
    },
  ],
  writing: [
    [
      "What happened in a sentence, then what is retained",
      "«\u202fCe que vous aviez écrit est gardé quand il pouvait l’être.\u202f»",
    ],
  ],
  long: (
    <CrashScreen
      isComingBack={false}
      onReload={ignore}
      reloadLabel="Recharger la page de la réparation d’électroménager"
      home={{ href: "#accueil", label: "Retour au tableau de bord des missions" }}
    />
  ),
  rightToLeft: (
    <CrashScreen
      isComingBack={false}
      onReload={ignore}
      title="عذرًا، حدث خطأ"
      waitingText="حاول مرة أخرى."
      reloadLabel="إعادة التحميل"
      home={{ href: "#r", label: "الرئيسية" }}
    />
  ),
};
