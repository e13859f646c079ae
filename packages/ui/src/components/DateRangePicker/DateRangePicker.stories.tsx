import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./DateRangePicker.guide.ts";
import { practice } from "./DateRangePicker.practice.tsx";
import { DateRangePicker } from "./DateRangePicker.tsx";

const meta = {
  title: "ui/DateRangePicker",
  component: DateRangePicker,
  tags: ["autodocs"],
  args: {
    label: "Vos absences",
    value: { start: "2026-11-24", end: "2026-11-28" },
    onChange: fn(),
    startName: "from",
    endName: "to",
  },
  render: live(DateRangePicker, 420),
  parameters: { guide, practice },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: null, isRequired: true, isRequiredShown: true } };
export const Chosen: Story = {};
export const WithHelp: Story = { args: { help: "Personne ne vous proposera de mission ces jours-là." } };
export const Optional: Story = { args: { value: null, isOptional: true } };
export const WithError: Story = { args: { error: "Une mission est convenue le 26 novembre." } };
export const WrongWayRound: Story = { args: { value: { start: "2026-11-28", end: "2026-11-24" } } };
export const OutOfRange: Story = { args: { min: "2026-11-26" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };
export const OnAPhone: Story = { globals: { viewport: { value: "w320" } } };

const openMonth = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  return screen.findByRole("grid");
};

export const Open: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await expect(await openMonth(canvasElement)).toHaveAccessibleName(/novembre 2026/);
    await expect(screen.getAllByRole("gridcell", { selected: true })).toHaveLength(5);
  },
};

export const OpenWithUnavailableDays: Story = {
  tags: ["every-look"],
  args: { min: "2026-11-20", max: "2026-12-20", isDayUnavailable: (day) => day.endsWith("-30") },
  play: async ({ canvasElement }) => {
    await openMonth(canvasElement);
    await expect(screen.getByRole("button", { name: /30 novembre 2026/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const Typed: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("0512202608122026");
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: "2026-12-05", end: "2026-12-08" });
    await expect(canvasElement.querySelector("input[name=from]")).toHaveValue("2026-12-05");
    await expect(canvasElement.querySelector("input[name=to]")).toHaveValue("2026-12-08");
  },
};

export const PickedByKeyboard: Story = {
  tags: [
    "apg:dialog-date-picker/open",
    "apg:dialog-date-picker/dialog",
    "apg:dialog-date-picker/focus-in",
    "apg:dialog-date-picker/arrows",
    "apg:dialog-date-picker/choose",
    "apg:dialog-date-picker/focus-back",
  ],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName();
    await waitFor(() => expect(screen.getByRole("button", { name: /24 novembre 2026/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}{Enter}");
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: "2026-11-30", end: "2026-12-02" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
