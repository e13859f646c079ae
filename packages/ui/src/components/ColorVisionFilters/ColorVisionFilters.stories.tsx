import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect } from "storybook/test";
import type { displayChoices } from "../../theme/display.ts";
import { Badge } from "../Badge/index.ts";
import { Banner } from "../Banner/index.ts";
import { Button } from "../Button/index.ts";
import { JobiAmount } from "../JobiAmount/index.ts";
import { Street } from "../Street/index.ts";
import { guide } from "./ColorVisionFilters.guide.ts";
import { practice } from "./ColorVisionFilters.practice.tsx";
import { ColorVisionFilters } from "./ColorVisionFilters.tsx";

function Sample(): ReactElement {
  return (
    <div style={{ display: "grid", gap: 20, maxWidth: "36rem" }}>
      <Street seed="couleurs" />
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" }}>
        <Button>Proposer mes services</Button>
        <Button variant="danger">Annuler la mission</Button>
        <Badge tone="success">Acceptée</Badge>
        <Badge tone="warning">En attente</Badge>
        <Badge tone="danger">Refusée</Badge>
        <Badge tone="info">Nouvelle</Badge>
        <JobiAmount amount={12} />
      </div>
      <Banner tone="success" title="Mission terminée">
        Karim a été payé.
      </Banner>
      <Banner tone="danger" title="Paiement refusé">
        Votre banque a refusé le paiement.
      </Banner>
    </div>
  );
}

const meta = {
  title: "ui/ColorVisionFilters",
  component: ColorVisionFilters,
  tags: ["autodocs"],
  parameters: { guide, practice },
  render: () => <Sample />,
} satisfies Meta<typeof ColorVisionFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

function seen(colorVision: (typeof displayChoices.colorBlindSupport)[number]): Story {
  return {
    globals: { colorVision },
    play: async () => {
      const { filter } = getComputedStyle(document.documentElement);
      await expect(filter).toBe(colorVision === "none" ? "none" : `url("#color-vision-${colorVision}")`);
    },
  };
}

export const None: Story = seen("none");
export const Protanopia: Story = seen("protanopia");
export const Deuteranopia: Story = seen("deuteranopia");
export const Tritanopia: Story = seen("tritanopia");
export const Monochrome: Story = seen("monochrome");
