import type { Meta, StoryObj } from "@storybook/react-vite";
import type { FormEvent } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Stack } from "../../layout/Stack/index.ts";
import { spoken } from "../../testing/spoken.ts";
import { useGiven } from "../../testing/use-given.ts";
import { Button } from "../Button/Button.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { guide } from "./ErrorSummary.guide.ts";
import { practice } from "./ErrorSummary.practice.tsx";
import { ErrorSummary, type ErrorSummaryProps } from "./ErrorSummary.tsx";

const emailError = "Saisissez votre adresse e-mail.";
const roleError = "Dites-nous pourquoi vous venez.";

function Form(props: ErrorSummaryProps) {
  const [attempt, setAttempt] = useGiven(props.attempt);
  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <ErrorSummary {...props} attempt={attempt} />
      <TextField id="summary-email" label="Adresse e-mail" type="email" error={emailError} />
      <RadioGroup
        id="summary-role"
        label="Vous venez pour"
        name="summary-role"
        error={roleError}
        options={[
          { value: "client", label: "Demander un coup de main" },
          { value: "jobbeur", label: "Rendre service" },
        ]}
      />
      <Button type="submit">S’inscrire</Button>
    </Stack>
  );
}

const meta = {
  title: "ui/ErrorSummary",
  component: ErrorSummary,
  tags: ["autodocs"],
  args: {
    attempt: 0,
    errors: [
      { fieldId: "summary-email", message: emailError },
      { fieldId: "summary-role", message: roleError },
    ],
  },
  render: Form,
  parameters: { guide, practice },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {};
export const OneError: Story = {
  args: { errors: [{ fieldId: "summary-email", message: emailError }] },
};
export const OfTheWholeForm: Story = {
  args: { errors: [{ message: "Email ou mot de passe incorrect" }] },
};

export const LeadsToTheFields: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "S’inscrire" }));
    await expect(canvas.getByRole("heading", { name: "2 erreurs sont à corriger" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: roleError }));
    await expect(canvas.getByRole("radio", { name: "Demander un coup de main" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: emailError }));
    await expect(canvas.getByRole("textbox", { name: "Adresse e-mail" })).toHaveFocus();
  },
};

export const ReadAloud: Story = {
  args: TwoErrors.args ?? {},
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "form",
      "heading, 2 erreurs sont à corriger, level 2",
      "list",
      "listitem, level 1, position 1, set size 2",
      "link, Saisissez votre adresse e-mail.",
      "listitem, level 1, position 2, set size 2",
      "link, Dites-nous pourquoi vous venez.",
      "Adresse e-mail",
      "textbox, Adresse e-mail, Saisissez votre adresse e-mail., invalid",
      "Saisissez votre adresse e-mail.",
      "radiogroup, Vous venez pour, Dites-nous pourquoi vous venez., invalid",
      "Vous venez pour",
      "radio, Demander un coup de main, not checked, position 1, set size 2",
      "Demander un coup de main",
      "radio, Rendre service, not checked, position 2, set size 2",
      "Rendre service",
      "Dites-nous pourquoi vous venez.",
      "button, S’inscrire",
    ]);
  },
};
