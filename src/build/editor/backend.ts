export { backendOf } from "../../editor/backend";
