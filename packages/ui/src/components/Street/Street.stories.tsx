import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "./Street.guide.ts";
import { practice } from "./Street.practice.tsx";
import { Street } from "./Street.tsx";

const meta = {
  title: "ui/Street",
  component: Street,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen", guide, practice },
} satisfies Meta<typeof Street>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strip: Story = { args: { seed: "accueil" } };
export const AnotherStreet: Story = { args: { seed: "jobami" } };
export const Spot: Story = { args: { variant: "spot", seed: "missions" } };
export const SpotOfMessages: Story = { args: { variant: "spot", seed: "messages" } };
export const MissingHouse: Story = { args: { variant: "missing", seed: "404" } };
