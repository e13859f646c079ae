import { type ReactElement, useState } from "react";
import type { Practice } from "../../practice.ts";
import { NewsletterForm, type NewsletterFormProps } from "./index.ts";

const ignore = () => {};
function Live(props: Partial<NewsletterFormProps>): ReactElement {
  const [email, setEmail] = useState(props.email ?? "");
  return <NewsletterForm status="idle" onSubmit={ignore} {...props} email={email} onEmailChange={setEmail} />;
}

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live lead="Une fois par mois, les coups de main près de chez vous. Un lien dans chaque lettre pour arrêter." />
        ),
        why: "What comes, how often, and how it ends: enough to decide.",
      },
      dont: {
        sample: <Live lead={"Ne manquez rien\u202f! Rejoignez des milliers d’abonnés."} />,
        why: "Neither what nor how often: whoever subscribes does not know to what.",
      },
    },
    {
      do: {
        sample: (
          <Live
            email="lea@exemple.fr"
            status="succeeded"
            message={"Un e-mail vous attend\u00a0: confirmez-y votre inscription."}
          />
        ),
        why: "The answer states what is still to do.",
      },
      dont: {
        sample: <Live email="lea@exemple" status="failed" message="Une erreur est survenue." />,
        why: "Is the address wrong, or the service? One of them can be mended here.",
      },
    },
  ],
  writing: [
    ["What and how often", "«\u202fUne fois par mois\u202f»"],
    ["The answer is a sentence", "«\u202fUn e-mail vous attend\u00a0: confirmez-y votre inscription.\u202f»"],
  ],
  long: (
    <Live
      lead="Une fois par mois, les réparations d’électroménager reconditionné près de chez vous."
      labels={{ label: "Adresse électronique où la recevoir", submit: "S’abonner à la newsletter" }}
    />
  ),
  rightToLeft: <Live lead="مرة في الشهر." labels={{ title: "النشرة", label: "بريدك", submit: "اشتراك" }} />,
};
