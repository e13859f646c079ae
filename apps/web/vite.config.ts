import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

const everyPage = [
  "packages/ui/src/theme/",
  // Not the looks of lists, floats and dates: no first view has them.
  "packages/ui/src/styles/(field|hidden|index|sprinkles|text)\\.",
  "packages/ui/src/components/(Button|ColorVisionFilters|Container|IconButton|LinkButton|Logo|NavBar|SkipLinks|Spinner|Street)/",
  // The signed-in bar comes after the first paint: its look must be there before it.
  "packages/ui/src/components/(Avatar|JobiAmount)/.*\\.css",
  // The help section comes after the first paint too.
  "packages/ui/src/patterns/FaqAccordion/.*\\.css",
  "apps/web/app/features/faq/.*\\.css",
  "packages/ui/src/patterns/CrashScreen/",
  "packages/machines/src/flows/crash-reload/crash-reload.times",
  "packages/machines/src/flows/toast-stack/toast-stack.defaults",
  // Icons of the landing page that later parts share: alone, each would be a request of its own.
  "lucide-react/dist/esm/icons/(check|hammer|map-pin|truck|wrench|zap)\\.",
  "packages/api/src/http/(backoff|client|errors|error-codes|read-error|route|provider)",
  "apps/web/app/shell/(BrokenPage|consents-cookie|start-up-guard|NavigationBar|nav-desk|SiteMenu|Footer|Shell|ErrorScreen|World|meta|copy|menus)",
  "apps/web/app/world/(early-form|hydration|LinkButton|notices|page-facts|session|stored)\\.",
];
const everyForm = [
  "packages/ui/src/components/(Banner|Checkbox|ErrorSummary|PasswordField|TextField)/",
  "apps/web/app/features/auth/(AuthPage|copy)",
  "apps/web/app/world/(seconds-left|typed-so-far)",
];
const any = (paths: readonly string[]) => new RegExp(paths.join("|"));

/** What many pages need travels in few files: a first view is a few requests, and they compress well together. */
const groups = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  { name: "page", test: any(everyPage), priority: 2 },
  { name: "form", test: any(everyForm), priority: 1 },
];

/** What styles become in the browser; no source names it, so the first visit would find it late and reload. */
const styleRuntimes = [
  "@jobami/ui > @vanilla-extract/dynamic",
  "@jobami/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles",
];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/*.tsx"],
    include: [...styleRuntimes, "@jobami/api > socket.io-client"],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
