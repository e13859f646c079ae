import type { Meta, StoryObj } from "@storybook/react-vite";
import { samples } from "../../testing/samples.tsx";
import { guide } from "./Grid.guide.ts";
import { practice } from "./Grid.practice.tsx";
import { Grid, type GridProps } from "./Grid.tsx";

const meta = {
  title: "ui/Grid",
  component: Grid,
  tags: ["autodocs"],
  args: { columns: { laptop: 3 }, gap: 4, children: samples(6) },
  parameters: { guide, practice },
} satisfies Meta<GridProps>;

export default meta;
type Story = StoryObj<GridProps>;

export const Three: Story = {};
export const TwoThenFour: Story = { args: { columns: { tablet: 2, wide: 4 } } };
export const OnAPhone: Story = {
  args: { columns: { tablet: 2 } },
  globals: { viewport: { value: "w390" } },
};
export const AList: Story = {
  render: () => (
    <Grid as="ul" columns={{ tablet: 2 }} gap={6} rowGap={2}>
      {samples(6, "li")}
    </Grid>
  ),
};
