import type { Meta, StoryObj } from "@storybook/react-vite";
import { samples } from "../../testing/samples.tsx";
import { guide } from "./AutoGrid.guide.ts";
import { practice } from "./AutoGrid.practice.tsx";
import { AutoGrid, type AutoGridProps } from "./AutoGrid.tsx";

const meta = {
  title: "ui/AutoGrid",
  component: AutoGrid,
  tags: ["autodocs"],
  args: { least: "narrow", gap: 4, children: samples(6) },
  parameters: { guide, practice },
} satisfies Meta<AutoGridProps>;

export default meta;
type Story = StoryObj<AutoGridProps>;

export const Narrow: Story = {};
export const Wide: Story = { args: { least: "wide" } };
export const WiderFromATablet: Story = { args: { least: "narrow", leastFromTablet: "wide" } };
export const OnAPhone: Story = {
  args: { least: "medium" },
  globals: { viewport: { value: "w390" } },
};
export const AList: Story = {
  render: () => (
    <AutoGrid as="ul" least="medium" gap={6} rowGap={2}>
      {samples(6, "li")}
    </AutoGrid>
  ),
};
