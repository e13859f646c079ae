import type { Meta, StoryObj } from "@storybook/react-vite";
import { Handshake, Zap } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Inline } from "../../layout/Inline/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { heading, text } from "../../styles/text.css.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { cardAction, cardLink } from "./Card.css.ts";
import { guide } from "./Card.guide.ts";
import { practice } from "./Card.practice.tsx";
import { Card } from "./Card.tsx";

const meta = {
  title: "ui/Card",
  component: Card,
  tags: ["autodocs"],
  args: {
    element: "article",
    children: (
      <>
        <h2 className={heading[3]}>Tailler une haie de thuyas, 12 m</h2>
        <p className={text.faint}>Villeurbanne · 2,4 km · dès jeudi · 2 propositions</p>
      </>
    ),
  },
  parameters: { guide, practice },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Small: Story = { args: { padding: "small" } };
export const Large: Story = { args: { padding: "large" } };
export const Floating: Story = { args: { look: "floating" } };
export const Highlight: Story = {
  args: {
    look: "highlight",
    children: (
      <Stack gap={2}>
        <Inline justify="between" align="center">
          <Badge tone="success" icon={<Handshake />}>
            À répondre
          </Badge>
          <span className={text.small}>expire dans 5 h</span>
        </Inline>
        <h2 className={heading[3]}>Karim propose 55 € au lieu de 60 €</h2>
        <p className={text.faint}>Armoire et étagères · samedi 9 h</p>
      </Stack>
    ),
  },
};

const save = fn();

export const WholeCardIsALink: Story = {
  args: {
    children: (
      <Stack gap={2}>
        <Badge tone="accent" icon={<Zap />}>
          Urgent
        </Badge>
        <h2 className={heading[3]}>
          <a className={cardLink} href="#mission">
            Descendre un canapé du 4e étage
          </a>
        </h2>
        <p className={text.faint}>Lyon 3e · 1,2 km · samedi</p>
        <div className={cardAction}>
          <Button size="small" variant="secondary" onClick={save}>
            Garder
          </Button>
        </div>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Garder" }));
    await expect(save).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("link", { name: "Descendre un canapé du 4e étage" })).toHaveFocus();
  },
};
