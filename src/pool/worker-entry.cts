/**
 * What Piscina starts in a worker. It takes its file by `require`, and for an ES module Node 20 does that in one synchronous
 * step that brings the whole process down if the worker is ended in the middle of it. A CommonJS file is safe, and the module
 * behind it is imported.
 */
export = async (task: never): Promise<unknown> => (await import('./worker.js')).default(task);
