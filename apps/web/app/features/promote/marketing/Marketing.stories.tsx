import { jobbeur } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { profilesContract } from "@jobami/api/profiles/contract";
import { newProfile } from "@jobami/api/profiles/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders, storyOrigin } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { MarketingScreen } from "./MarketingScreen.tsx";

const { own, slugOf } = profilesContract;
const onNotice = fn();

const meta = {
  title: "web/Marketing",
  component: MarketingScreen,
  parameters: { layout: "fullscreen" },
  beforeEach: () => void onNotice.mockClear(),
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/marketing" user={jobbeur} onNotice={onNotice}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof MarketingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Address, referencing, code and flyer of a person whose profile is filled in. */
export const Filled: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("textbox", { name: copy.addressLabel })).toHaveValue(
      `${storyOrigin}/profil/karim-b`,
    );
    const sheet = within(canvas.getByRole("region", { name: copy.preview }));
    await expect(sheet.getByText("Tonte de pelouse")).toBeVisible();
    await expect(sheet.getByText(/^22\s€ de l’heure$/)).toBeVisible();
    await expect(sheet.getByRole("img", { name: copy.codeLabel })).toBeVisible();
    await expect(canvas.queryByText(copy.hidden)).toBeNull();
  },
};
export const FilledOnAPhone: Story = { globals: { viewport: { value: "w390" } } };

/** What is typed stands on the sheet; prices go; the print is of the sheet alone. */
export const Printing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hook = await canvas.findByRole("textbox", { name: new RegExp(`^${copy.hook}`) });
    await userEvent.clear(hook);
    await userEvent.type(hook, "Vos haies, droites");
    await userEvent.click(canvas.getByRole("switch", { name: copy.prices }));
    const sheet = within(canvas.getByRole("region", { name: copy.preview }));
    await expect(sheet.getByText("Vos haies, droites")).toBeVisible();
    await expect(sheet.queryByText(/€/)).toBeNull();
    const root = document.documentElement;
    const classes = () => root.classList.length;
    const before = classes();
    const print = spyOn(window, "print").mockImplementation(() => {});
    await userEvent.click(canvas.getByRole("button", { name: copy.print }));
    await expect([print.mock.calls.length, classes() - before]).toEqual([1, 1]);
    window.dispatchEvent(new Event("afterprint"));
    await expect(classes()).toBe(before);
    print.mockRestore();
  },
};

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.copy }));
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ kind: "success", title: copy.copied }));
    await expect(write).toHaveBeenCalledWith(`${storyOrigin}/profil/karim-b`);
    write.mockRestore();
  },
};

/** A profile that no one may open leads to where it is shown again. */
export const Hidden: Story = {
  parameters: { msw: [mockRefusal(slugOf, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole("link", { name: copy.toVisibility });
    await expect(link).toHaveAttribute("href", "/dashboard/parametres/visibilite");
  },
};

export const NoServices: Story = {
  parameters: { msw: [mockAnswer(own, { success: true, profil: { data: newProfile } })] },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole("link", { name: copy.toProfile });
    await expect(link).toHaveAttribute("href", "/dashboard/profil");
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(own)] } };
export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(own)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.failed)).toBeVisible();
  },
};
