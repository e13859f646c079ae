import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { spoken } from "../../testing/spoken.ts";
import { vars } from "../../theme/contract.css.ts";
import { guide } from "./NewsletterForm.guide.ts";
import { practice } from "./NewsletterForm.practice.tsx";
import { NewsletterForm } from "./NewsletterForm.tsx";

const meta = {
  title: "patterns/NewsletterForm",
  component: NewsletterForm,
  tags: ["autodocs"],
  args: { email: "", status: "idle", onEmailChange: fn(), onSubmit: fn() },
  parameters: { guide, practice },
  decorators: [boxed({ maxWidth: "26rem" })],
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A colour of the theme as the browser computes it beside an element. */
function shownAs(color: string, beside: HTMLElement): string {
  const probe = document.createElement("span");
  probe.style.color = color;
  beside.append(probe);
  const { color: computed } = getComputedStyle(probe);
  probe.remove();
  return computed;
}

export const Idle: Story = {
  args: { email: "lea.martin@exemple.fr" },
  play: async ({ canvasElement, args, step }) => {
    const form = within(within(canvasElement).getByRole("form", { name: "La newsletter" }));
    const field = form.getByLabelText("Votre e-mail");
    await step("asks for a required address of type e-mail [FOOT-11, NEWS-03]", async () => {
      await expect(field).toHaveAttribute("type", "email");
      await expect(field).toBeRequired();
    });
    await step("sends by Enter, and leaves the judgement to its owner", async () => {
      await userEvent.click(field);
      await userEvent.keyboard("{Enter}");
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
};
export const Submitting: Story = {
  args: { email: "lea.martin@exemple.fr", status: "submitting" },
  play: async ({ canvasElement, step }) => {
    await step("its button reads « Envoi... » and rests [NEWS-04]", async () => {
      const button = within(canvasElement).getByRole("button", { name: "Envoi..." });
      await expect(button).toHaveAttribute("aria-disabled", "true");
    });
  },
};
export const Succeeded: Story = {
  args: {
    status: "succeeded",
    message: "Merci pour votre inscription ! Veuillez vérifier votre email pour confirmer votre abonnement.",
  },
  play: async ({ canvasElement }) => {
    const thanks = within(canvasElement).getByText(/^Merci/);
    await expect(getComputedStyle(thanks).color).toBe(shownAs(vars.color.success, thanks));
  },
};
export const Failed: Story = {
  args: { status: "failed", message: "Veuillez entrer une adresse email valide" },
  play: async ({ canvasElement }) => {
    const thanks = within(canvasElement).getByText("Veuillez entrer une adresse email valide");
    await expect(getComputedStyle(thanks).color).toBe(shownAs(vars.color.danger, thanks));
  },
};
export const LongWords: Story = {
  args: {
    email: "administration-territoriale-intercommunautaire@collectivites.exemple.fr",
    status: "failed",
    message: "Anticonstitutionnellement, cette adresse électronique a déjà demandé plusieurs confirmations.",
    labels: { title: "La lettre d’information intercommunautaire", submit: "Je m’abonne à la lettre" },
  },
};
export const OnAPhone: Story = { ...Failed, globals: { viewport: { value: "w390" } } };

export const ReadAloud: Story = {
  args: Failed.args ?? {},
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "form, La newsletter",
      "heading, La newsletter, level 2",
      "Votre e-mail",
      "textbox, Votre e-mail, Veuillez entrer une adresse email valide, invalid, required",
      "Veuillez entrer une adresse email valide",
      "button, S’abonner",
      "status",
    ]);
  },
};
