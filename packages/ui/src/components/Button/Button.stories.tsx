import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mail, Pencil, Trash2 } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { guide } from "./Button.guide.ts";
import { practice } from "./Button.practice.tsx";
import { Button } from "./Button.tsx";

const meta = {
  title: "ui/Button",
  component: Button,
  tags: ["autodocs"],
  args: { children: "Envoyer la proposition", onClick: fn() },
  parameters: { guide, practice },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: "secondary", children: "Modifier", icon: <Pencil /> } };
export const Ghost: Story = { args: { variant: "ghost", children: "Plus tard" } };
export const Danger: Story = {
  args: { variant: "danger", children: "Supprimer la mission", icon: <Trash2 /> },
};
export const Small: Story = { args: { size: "small", children: "Répondre" } };
export const Large: Story = { args: { size: "large", children: "Publier la mission" } };
export const FullWidth: Story = {
  args: { isFullWidth: true, icon: <Mail />, children: "Renvoyer l’e-mail de vérification" },
};
export const Disabled: Story = { args: { isDisabled: true, children: "Se connecter" } };
export const DisabledSecondary: Story = {
  args: { isDisabled: true, variant: "secondary", children: "Enregistrer" },
};
/** It appears disabled, but whoever just pressed it keeps the focus there. */
export const Resting: Story = { args: { isResting: true, children: "Envoyer un autre code" } };
export const LongWordsOnAPhone: Story = {
  args: {
    isFullWidth: true,
    size: "large",
    children: "Télécharger l’attestation d’assurance responsabilité civile",
  },
  globals: { viewport: { value: "w390" } },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button")).toHaveFocus();
  },
};

export const Pending: Story = {
  tags: ["apg:button/disabled"],
  args: { isPending: true, children: "Se connecter", pendingLabel: "Connexion en cours…" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Se connecter" });
    await userEvent.dblClick(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(await within(document.body).findByText("Connexion en cours…")).toBeInTheDocument();
  },
};

export const Keys: Story = {
  tags: ["apg:button/enter", "apg:button/space", "apg:button/focus-stays", "apg:button/role"],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Envoyer la proposition" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(button).toHaveFocus();
  },
};

export const PendingDoesNotSubmit: Story = {
  args: { type: "submit", isPending: true, children: "Envoyer" },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = "yes";
      }}
    >
      <label>
        Message <input name="message" />
      </label>{" "}
      <Button {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Message" });
    await userEvent.type(field, "Bonjour{Enter}");
    await expect(canvasElement.querySelector("form")).not.toHaveAttribute("data-sent");
    await expect(field).toHaveValue("Bonjour");
  },
};
