import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./DatePicker.guide.ts";
import { practice } from "./DatePicker.practice.tsx";
import { DatePicker } from "./DatePicker.tsx";

const meta = {
  title: "ui/DatePicker",
  component: DatePicker,
  tags: ["autodocs"],
  args: { label: "Date souhaitée", value: "2026-11-28", onChange: fn(), name: "date" },
  render: live(DatePicker, 320),
  parameters: { guide, practice },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: null, help: "Le jour où vous êtes disponible." } };
export const Invalid: Story = { args: { error: "Choisissez une date à venir." } };
export const OutOfRange: Story = { args: { value: "2026-11-02", min: "2026-11-20" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongWords: Story = {
  args: { label: "Date à laquelle l’intervention devrait idéalement commencer", isOptional: true },
};

export const Open: Story = {
  tags: ["every-look", "apg:dialog-date-picker/grid"],
  args: { min: "2026-11-20", max: "2026-12-20", isDayUnavailable: (day) => day.endsWith("-25") },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Date souhaitée|Calendrier/ }));
    await expect(await screen.findByRole("grid")).toHaveAccessibleName(/novembre 2026/);
    await expect(screen.getByRole("button", { name: /28 novembre 2026/ })).toHaveAttribute("data-selected");
  },
};

export const TypedByKeyboard: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const [day] = within(canvasElement).getAllByRole("spinbutton");
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard("05122026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-12-05");
  },
};

/** A year is whole with its fourth number: no one is given the year 2, 20 or 202, and the field keeps what was typed. */
export const YearTypedAnew: Story = {
  args: { value: "2026-12-05" },
  play: async ({ canvasElement, args }) => {
    const year = within(canvasElement).getAllByRole("spinbutton")[2];
    year?.focus();
    await userEvent.keyboard("20");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(year).toHaveAttribute("aria-valuenow", "20");
    await userEvent.keyboard("27");
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-12-05");
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringMatching(/^0/));
  },
};

/** Once the day is mended, no part of the field is described by what was wrong. */
export const MendedByKeyboard: Story = {
  args: { value: "2026-11-02", min: "2026-11-20" },
  play: async ({ canvasElement }) => {
    const parts = () => within(canvasElement).getAllByRole("spinbutton");
    const wrong = /20 novembre|à partir|trop tôt/i;
    await expect(parts()[0]).toHaveAccessibleDescription(wrong);
    parts()[0]?.focus();
    await userEvent.keyboard("28");
    for (const part of parts()) await expect(part).not.toHaveAccessibleDescription(wrong);
    for (const part of parts()) await expect(part).not.toBeInvalid();
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
    await waitFor(() => expect(screen.getByRole("button", { name: /28 novembre 2026/ })).toHaveFocus());
    await expect(screen.getByRole("dialog")).toHaveAccessibleName();
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-12-04");
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const FarKeys: Story = {
  tags: [
    "apg:dialog-date-picker/page-keys",
    "apg:dialog-date-picker/home-end",
    "apg:dialog-date-picker/escape",
    "apg:dialog-date-picker/focus-back",
  ],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    const focusOn = (name: RegExp) =>
      waitFor(() => expect(screen.getByRole("button", { name })).toHaveFocus());
    button.focus();
    await userEvent.keyboard(" ");
    await focusOn(/28 novembre 2026/);
    await userEvent.keyboard("{PageDown}");
    await focusOn(/28 décembre 2026/);
    await userEvent.keyboard("{PageUp}");
    await focusOn(/28 novembre 2026/);
    await userEvent.keyboard("{Home}");
    await focusOn(/23 novembre 2026/);
    await userEvent.keyboard("{End}");
    await focusOn(/29 novembre 2026/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
