import type { Meta, StoryObj } from "@storybook/react-vite";
import { Street } from "./Street.tsx";

const meta = {
  title: "ui/Street",
  component: Street,
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "« La rue », the brand's motif. `strip` closes a landing page, `spot` opens an empty state (EmptyState already has it), `missing` marks a page not found. It says nothing: where a picture must inform, write words.",
      },
    },
  },
} satisfies Meta<typeof Street>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strip: Story = { args: { seed: "accueil" } };
export const AnotherStreet: Story = { args: { seed: "jobami" } };
export const Spot: Story = { args: { variant: "spot", seed: "missions" } };
export const SpotOfMessages: Story = { args: { variant: "spot", seed: "messages" } };
export const MissingHouse: Story = { args: { variant: "missing", seed: "404" } };
