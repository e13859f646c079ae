import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { link } from "../../styles/text.css.ts";
import { boxed } from "../../testing/boxed.tsx";
import { spoken } from "../../testing/spoken.ts";
import { useGiven } from "../../testing/use-given.ts";
import { guide } from "./TwoFactorForm.guide.ts";
import { practice } from "./TwoFactorForm.practice.tsx";
import { TwoFactorForm, type TwoFactorFormProps } from "./TwoFactorForm.tsx";

function Live(props: TwoFactorFormProps): ReactElement {
  const [code, setCode] = useGiven(props.code);
  return (
    <TwoFactorForm
      {...props}
      code={code}
      onCodeChange={(digits) => {
        setCode(digits);
        props.onCodeChange(digits);
      }}
    />
  );
}

const meta = {
  title: "patterns/TwoFactorForm",
  component: TwoFactorForm,
  tags: ["autodocs"],
  args: {
    code: "",
    onCodeChange: fn(),
    onSubmit: fn(),
    onResend: fn(),
    isSubmitting: false,
    isSubmitDisabled: false,
    isResending: false,
    isResendDisabled: true,
    secondsLeft: 45,
    wayBack: (
      <a className={link} href="#connexion">
        Retour à la connexion
      </a>
    ),
  },
  render: (args) => <Live {...args} />,
  parameters: { guide, practice },
  decorators: [boxed({ maxWidth: "30rem" })],
} satisfies Meta<typeof TwoFactorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const ReadyToResend: Story = {
  args: { isResendDisabled: false, secondsLeft: 0 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Envoyer un autre code" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const Submitting: Story = {
  args: { code: "123456", isSubmitting: true, isSubmitDisabled: true },
};
export const Resending: Story = {
  args: { isResending: true, isResendDisabled: true, isSubmitDisabled: true, secondsLeft: 0 },
};
export const WrongCode: Story = { args: { code: "123456", codeError: "Ce code n’est pas le bon." } };
export const SpentCode: Story = {
  args: {
    code: "123456",
    isSubmitDisabled: true,
    isResendDisabled: false,
    secondsLeft: 0,
    problem: "Trop d’essais avec ce code. Demandez-en un autre.",
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    const submit = form.getByRole("button", { name: "Vérifier" });
    await userEvent.click(form.getByLabelText("Code de vérification"));
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(submit).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(submit).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    submit.blur();
  },
};
export const LongWords: Story = {
  args: {
    labels: {
      code: "Code d’authentification complémentaire reçu par courrier électronique",
      resend: "Recevoir encore une fois un code d’authentification complémentaire",
    },
  },
};
export const OnAPhone: Story = { ...WrongCode, globals: { viewport: { value: "w390" } } };

export const OfAnApp: Story = {
  args: {
    canMail: false,
    otherWays: [{ value: "recovery", label: "Utiliser un code de secours" }],
    onOtherWay: fn(),
    labels: { code: "Code de votre application", codeHelp: "Il change toutes les 30 secondes." },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Utiliser un code de secours" }));
    await expect(args.onOtherWay).toHaveBeenCalledWith("recovery");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const RecoveryCode: Story = {
  args: {
    isRecovery: true,
    canMail: false,
    otherWays: [{ value: "app", label: "Utiliser votre application" }],
    labels: { code: "Code de secours", codeHelp: "Il ne servira qu’une fois." },
  },
};

/** The last digit sends, and the button sends again what is there. */
export const SendsItself: Story = {
  play: async ({ canvasElement, args, step }) => {
    const form = within(canvasElement);
    await step("five digits send nothing, the sixth does", async () => {
      const digits = form.getByLabelText("Code de vérification");
      await userEvent.click(digits);
      await userEvent.paste("12345");
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.type(digits, "6");
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith("123456");
    });
    await step("so does Enter", async () => {
      await userEvent.type(form.getByLabelText("Code de vérification"), "{Enter}");
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
    await step("another code cannot be asked for before its time", async () => {
      await userEvent.click(form.getByRole("button", { name: "Envoyer un autre code" }));
      await expect(args.onResend).not.toHaveBeenCalled();
    });
  },
};

function Refusing(props: TwoFactorFormProps): ReactElement {
  const [answer, setAnswer] = useState<"none" | "waiting" | "wrong">("none");
  const send = (code: string) => {
    props.onSubmit(code);
    setAnswer("waiting");
    setTimeout(() => setAnswer("wrong"), 50);
  };
  return (
    <Live
      {...props}
      onSubmit={send}
      isSubmitting={answer === "waiting"}
      codeError={answer === "wrong" ? "Ce code n’est pas le bon." : undefined}
    />
  );
}

/** A wrong code is spoken, and typing goes over it. */
export const WrongCodeTypedOver: Story = {
  render: (args) => <Refusing {...args} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Code de vérification");
    await userEvent.click(field);
    await userEvent.paste("123456");
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-selected]")).toHaveLength(6));
    await waitFor(() =>
      expect(document.getElementById("jobami-annonces")).toHaveTextContent("Ce code n’est pas le bon."),
    );
    await expect(field).toHaveFocus();
    await userEvent.keyboard("7");
    await expect(field).toHaveValue("7");
    (document.activeElement as HTMLElement).blur();
  },
};

export const ReadAloud: Story = {
  args: { ...WrongCode.args },
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "form",
      "Code de vérification",
      "textbox, Code de vérification, 123456, Ce code n’est pas le bon. Il est valable 10 minutes. Il est envoyé dès que vous saisissez le sixième chiffre., invalid, required",
      "Ce code n’est pas le bon.",
      "Il est valable 10 minutes. Il est envoyé dès que vous saisissez le sixième chiffre.",
      "button, Vérifier",
      "button, Envoyer un autre code, disabled",
      "Envoyer un autre code",
      "link, Retour à la connexion",
    ]);
  },
};
