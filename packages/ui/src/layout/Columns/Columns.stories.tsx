import type { Meta, StoryObj } from "@storybook/react-vite";
import { samples } from "../../testing/samples.tsx";
import { Stack } from "../Stack/index.ts";
import { guide } from "./Columns.guide.ts";
import { practice } from "./Columns.practice.tsx";
import { Columns, type ColumnsProps } from "./Columns.tsx";

const meta = {
  title: "ui/Columns",
  component: Columns,
  tags: ["autodocs"],
  args: { gap: 4, children: samples(2) },
  parameters: { guide, practice },
} satisfies Meta<ColumnsProps>;

export default meta;
type Story = StoryObj<ColumnsProps>;

export const Halves: Story = { args: { from: "tablet" } };
export const Ratios: Story = {
  render: () => (
    <Stack gap={4}>
      {(["1.1:1", "1.4:1", "2:1", "1:20rem"] as const).map((ratio) => (
        <Columns key={ratio} ratio={ratio} from="laptop" gap={4}>
          {samples(2)}
        </Columns>
      ))}
      <Columns ratio="1.4:1:1" from="laptop" gap={4}>
        {samples(3)}
      </Columns>
    </Stack>
  ),
};
export const WhatIsLeft: Story = {
  render: () => (
    <Stack gap={4}>
      <Columns ratio="auto:1" gap={4}>
        {samples(2)}
      </Columns>
      <Columns ratio="1:auto" gap={4}>
        {samples(2)}
      </Columns>
    </Stack>
  ),
};
export const OnAPhone: Story = {
  args: { from: "tablet", gap: 4, rowGap: 8 },
  globals: { viewport: { value: "w390" } },
};
export const ATermAndItsText: Story = { args: { ratio: "16rem:1", from: "tablet", align: "baseline" } };
