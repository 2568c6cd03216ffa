/// Runs beside the pages in browsers that allow it, which is over TLS and on the machine itself (`Script/worker.js`).
enum WorkerScript {
  static let text =
    "'use strict'\n" + ClientScript.text(PackageResources.kept_pages_js) + ClientScript.text(PackageResources.worker_js)

  /// Has the worker installed (`Script/home-screen.js`).
  static let registration = ClientScript.code(ClientScript.text(PackageResources.home_screen_js))
}
