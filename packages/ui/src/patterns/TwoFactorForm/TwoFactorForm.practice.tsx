import { type ReactElement, useState } from "react";
import type { Practice } from "../../practice.ts";
import { link } from "../../styles/text.css.ts";
import { TwoFactorForm, type TwoFactorFormProps } from "./index.ts";

const ignore = () => {};
function Live(props: Partial<TwoFactorFormProps>): ReactElement {
  const [code, setCode] = useState(props.code ?? "");
  return (
    <TwoFactorForm
      onSubmit={ignore}
      onResend={ignore}
      isSubmitting={false}
      isSubmitDisabled={false}
      isResending={false}
      isResendDisabled={false}
      secondsLeft={0}
      wayBack={
        <a className={link} href="#connexion">
          Retour à la connexion
        </a>
      }
      {...props}
      code={code}
      onCodeChange={setCode}
    />
  );
}

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            isResendDisabled
            secondsLeft={45}
            otherWays={[{ value: "recovery", label: "Utiliser un code de secours" }]}
          />
        ),
        why: "Who has no mail at hand has another way; the one more code rests for a minute and states it.",
      },
      dont: {
        sample: <Live canMail={false} labels={{ codeHelp: "Consultez votre boîte mail." }} />,
        why: "No mail was sent and no other way is shown: a person without their telephone is locked out.",
      },
    },
    {
      do: {
        sample: <Live code="482913" codeError="Ce code n’est plus valable. Demandez-en un autre." />,
        why: "A wrong code stands at the field: its digits can be mended.",
      },
      dont: {
        sample: <Live code="482913" problem="Ce code n’est plus valable." isSubmitDisabled />,
        why: "`problem` is for when no code helps any more: here it ends a sign-in that one more code would save.",
      },
    },
  ],
  writing: [
    [
      "The help states how long it is valid, and that the last digit sends",
      "«\u202fIl est valable 10 minutes.\u202f»",
    ],
  ],
  long: (
    <Live
      otherWays={[
        { value: "recovery", label: "Utiliser un code de secours mis de côté lors de l’inscription" },
      ]}
      labels={{ code: "Code de vérification envoyé à votre adresse électronique professionnelle" }}
    />
  ),
  rightToLeft: (
    <Live
      labels={{ code: "رمز التحقق", codeHelp: "صالح 10 دقائق.", submit: "تحقق", resend: "إرسال رمز آخر" }}
    />
  ),
};
