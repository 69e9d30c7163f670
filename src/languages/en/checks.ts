export { board, hansaBoard, hansaTeutonicaBoard } from './checks/boards.js';
export { form } from './checks/form.js';
