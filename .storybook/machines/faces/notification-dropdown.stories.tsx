// Written by `pnpm poses`: how the pattern that notification-dropdown feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./notification-dropdown.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Panneau des notifications",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const PanelClosedMarksIdle: Story = {
  args: { state: "panel closed, marks idle" },
};
export const PanelOpenLoadingMarksIdle: Story = {
  args: { state: "panel (open loading), marks idle" },
};
export const PanelOpenReadyMarksIdle: Story = {
  args: { state: "panel (open ready), marks idle" },
};
export const PanelOpenReadyMarksMarking: Story = {
  args: { state: "panel (open ready), marks marking" },
};
export const PanelClosedMarksMarking: Story = {
  args: { state: "panel closed, marks marking" },
};
export const PanelOpenRefreshingMarksIdle: Story = {
  args: { state: "panel (open refreshing), marks idle" },
};
export const PanelOpenRefreshingMarksMarking: Story = {
  args: { state: "panel (open refreshing), marks marking" },
};
export const PanelOpenLoadingMarksMarking: Story = {
  args: { state: "panel (open loading), marks marking" },
};
