import type { Practice } from "../../practice.ts";
import { CookieBanner } from "./index.ts";

const ignore = () => {};
const acts = { onAccept: ignore, onRefuse: ignore, onCustomise: ignore, onClose: ignore };

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <CookieBanner {...acts} isStill>
            Les cookies nécessaires font marcher le site. Les autres mesurent l’audience et attendent votre
            accord.
          </CookieBanner>
        ),
        why: "What they are for; yes and no are of one weight and one press each.",
      },
      dont: {
        sample: (
          <CookieBanner
            {...acts}
            isStill
            labels={{
              title: "Votre vie privée nous tient à cœur",
              accept: "Super, j’accepte\u202f!",
              refuse: "Continuer sans soutenir le site",
            }}
          >
            Pour une expérience optimale, acceptez nos cookies.
          </CookieBanner>
        ),
        why: "A plea in place of a purpose, and a no that blames.",
      },
    },
  ],
  writing: [
    ["What each type does, in one sentence", "«\u202fLes autres mesurent l’audience.\u202f»"],
    ["Answers are plain verbs", "«\u202fRefuser\u202f», «\u202fTout accepter\u202f»"],
  ],
  long: (
    <CookieBanner
      {...acts}
      isStill
      labels={{
        accept: "Accepter tous les cookies",
        refuse: "Refuser tous les cookies",
        customise: "Personnaliser mes choix",
      }}
    >
      Les cookies nécessaires font marcher la session, la sécurité et les réglages d’affichage. Les autres
      attendent votre accord, que vous pouvez retirer à tout moment.
    </CookieBanner>
  ),
  rightToLeft: (
    <CookieBanner
      {...acts}
      isStill
      labels={{ title: "ملفات الارتباط؟", accept: "قبول", refuse: "رفض", customise: "تخصيص", close: "إغلاق" }}
    >
      الملفات الضرورية تشغل الموقع.
    </CookieBanner>
  ),
};
