import { LinkButton } from "../../components/LinkButton/index.ts";
import type { Practice } from "../../practice.ts";
import { SignUpBanner } from "./index.ts";

const ignore = () => {};
const signUp = <LinkButton href="#inscription">S’inscrire gratuitement</LinkButton>;

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <SignUpBanner title="Un coup de main près de chez vous" action={signUp} onClose={ignore}>
            Postez votre besoin, vos voisins répondent dans l’heure.
          </SignUpBanner>
        ),
        why: "What one gets for it, one link, one way to send it away for good.",
      },
      dont: {
        sample: (
          <SignUpBanner
            title={"Attendez\u202f!"}
            action={signUp}
            onClose={ignore}
            closeLabel="Non, je préfère payer plus cher"
          >
            Vous allez manquer des offres incroyables.
          </SignUpBanner>
        ),
        why: "A scare, and a way out that has to be agreed to.",
      },
    },
  ],
  writing: [
    ["The title is what it brings", "«\u202fUn coup de main près de chez vous\u202f»"],
    ["The link is the deed and its price", "«\u202fS’inscrire gratuitement\u202f»"],
  ],
  long: (
    <SignUpBanner
      title="Réparations d’électroménager reconditionné près de chez vous"
      action={<LinkButton href="#i">S’inscrire gratuitement en deux minutes</LinkButton>}
      onClose={ignore}
    >
      Les professionnels de Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson répondent d’ordinaire dans l’heure.
    </SignUpBanner>
  ),
  rightToLeft: (
    <SignUpBanner
      title="مساعدة قريبة منك"
      action={<LinkButton href="#t">التسجيل مجانًا</LinkButton>}
      onClose={ignore}
      closeLabel="إغلاق"
    >
      انشر حاجتك.
    </SignUpBanner>
  ),
};
