import { createTwoFactorMachine } from "@jobami/machines/auth/two-factor";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/L’établi", component: MachineViewer } satisfies Meta<typeof MachineViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const play = {
  machine: "auth/two-factor",
  create: createTwoFactorMachine,
  input: { maskedEmail: "l•••@exemple.fr", cameFrom: null },
  events: [{ type: "resend.requested" }],
  calls: { resendCode: { "code envoyé": { done: { cooldownSeconds: 30 } } } },
};

const available = "waiting (code ready, resend available)";
const coolingDown = "waiting (code ready, resend coolingDown)";
const mailing = "waiting (code ready, resend mailing)";

/** An event written by hand, and the clock moved to one ms before the wait of another code ends, then to its end. */
export const Console: Story = {
  args: { play },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const event = page.getByLabelText("Another event, as JSON");
    const send = page.getByRole("button", { name: "Send" });
    fireEvent.change(event, { target: { value: "pas du JSON" } });
    await userEvent.click(send);
    await expect(page.getByText(/Write a JSON object/)).toBeVisible();
    fireEvent.change(event, { target: { value: '{"type":"form.submitted","code":" "}' } });
    await userEvent.click(send);
    await userEvent.click(page.getByRole("tab", { name: "Data" }));
    await expect(page.getByText(/"code": "CODE_MISSING"/)).toBeVisible();

    await userEvent.click(page.getByRole("tab", { name: "Next" }));
    const length = page.getByLabelText("Another length of time");
    const advance = page.getByRole("button", { name: "Advance" });
    for (const [ms, state] of [
      ["59999", coolingDown],
      ["1", available],
    ] as const) {
      fireEvent.change(length, { target: { value: ms } });
      await userEvent.click(advance);
      await expect(page.getByText(state)).toBeVisible();
    }
    await userEvent.click(page.getByRole("tab", { name: "Rules" }));
    await expect(page.getByRole("row", { name: /^codeLife running 9 min/ })).toBeVisible();
  },
};

/** A path that an address names is gone back on, done again, replayed from its start, and left. */
export const Path: Story = {
  args: { play, path: "w60000_e0_a0-0" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const press = (name: string) => userEvent.click(page.getByRole("button", { name }));
    await expect(page.getByText(coolingDown)).toBeVisible();
    await press("Back");
    await expect(page.getByText(mailing)).toBeVisible();
    await press("Back");
    await expect(page.getByText(available)).toBeVisible();
    await press("Forward");
    await expect(page.getByText(mailing)).toBeVisible();

    await userEvent.click(page.getByRole("tab", { name: "Path 3" }));
    const steps = within(page.getByRole("tabpanel"))
      .getAllByRole("button")
      .map((button) => button.textContent);
    await expect(steps).toEqual(["0Start", "11 min pass", "2resend.requested", "3resendCode: code envoyé"]);
    await press("Replay");
    await expect(page.getByRole("button", { name: /Start/ })).toHaveAttribute("aria-current", "step");
    await waitFor(() =>
      expect(page.getByRole("button", { name: /code envoyé/ })).toHaveAttribute("aria-current", "step"),
    );
    await waitFor(() => expect(page.getByRole("button", { name: "Replay" })).toBeVisible());
    await press("Reset");
    await expect(page.getByRole("tab", { name: "Path 0" })).toBeVisible();
    await expect(page.getByText(coolingDown)).toBeVisible();
  },
};

/** A state is found by its name, shown in the chart, and led to; an event states which files of the product send it. */
export const Found: Story = {
  args: { play },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("tab", { name: "Find" }));
    await userEvent.type(page.getByRole("searchbox", { name: "Find a state or an event" }), "mailing");
    await expect(page.getByText("1 state, 0 events")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Show in the chart" }));
    await expect(canvasElement.querySelector("[data-pointed=true]")).not.toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Lead there" }));
    await expect(page.getByText(mailing)).toBeVisible();
    const search = page.getByRole("searchbox", { name: "Find a state or an event" });
    await userEvent.clear(search);
    await userEvent.type(search, "resend.requested");
    await expect(page.getByText(/^apps\/web\/app\/features\/.+\.tsx$/)).toBeVisible();
  },
};
