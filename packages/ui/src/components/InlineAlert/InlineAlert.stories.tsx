import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { guide } from "./InlineAlert.guide.ts";
import { practice } from "./InlineAlert.practice.tsx";
import { InlineAlert, type InlineAlertProps } from "./InlineAlert.tsx";

const meta = {
  title: "ui/InlineAlert",
  component: InlineAlert,
  tags: ["autodocs"],
  args: { children: "Le prix n’a pas pu être enregistré." },
  parameters: { guide, practice },
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Warning: Story = { args: { tone: "warning", children: "Cette mission expire dans une heure." } };
export const Success: Story = { args: { tone: "success", children: "Votre brouillon est enregistré." } };
export const Info: Story = {
  args: { tone: "info", children: "Karim est prévenu de votre contre-proposition." },
};
export const WithAction: Story = {
  args: {
    action: (
      <Button size="small" variant="secondary">
        Réessayer
      </Button>
    ),
  },
};
export const Nothing: Story = { args: { children: undefined } };
export const LongWords: Story = {
  args: {
    children:
      "L’attestation d’assurance responsabilité civile professionnelle n’a pas pu être téléchargée, car la connexion a été interrompue.",
  },
  globals: { viewport: { value: "w320" } },
};

function Saving(props: InlineAlertProps): ReactElement {
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <Button onClick={() => setFailed(true)}>Enregistrer</Button>
      <InlineAlert {...props}>{hasFailed ? props.children : undefined}</InlineAlert>
    </>
  );
}

export const SpeaksAndLeavesTheFocus: Story = {
  render: (args) => <Saving {...args} />,
  tags: ["apg:alert/role", "apg:alert/appears", "apg:alert/focus"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole("alert");
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer" }));
    await expect(canvas.getByRole("alert")).toBe(region);
    await expect(region).toHaveTextContent("Erreur : Le prix n’a pas pu être enregistré.");
    await expect(canvas.getByRole("button", { name: "Enregistrer" })).toHaveFocus();
  },
};
