export { ServiceIcon } from "./ServiceIcon.tsx";
export { type ServiceWish, serviceOf, storedWish, withService } from "./service-wish.ts";
