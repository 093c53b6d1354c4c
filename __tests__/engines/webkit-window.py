#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver, without toolbars, so that it can be 390 pixels wide.

VISIT_FOLDER is a new folder: what the site stores is kept there, the console is written to its file
`console`, and its `prepare.js` runs in each page before any script of the page's own.
"""
import os

folder = os.environ["VISIT_FOLDER"]
console = os.open(os.path.join(folder, "console"), os.O_WRONLY | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

# An ephemeral session writes nothing of its console.
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)

with open(os.path.join(folder, "prepare.js")) as file:
    prepare = WebKit2.UserScript(
        file.read(),
        WebKit2.UserContentInjectedFrames.ALL_FRAMES,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )


def new_view(*_):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_smooth_scrolling(False)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    content = WebKit2.UserContentManager()
    content.add_script(prepare)
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=content,
        is_controlled_by_automation=True,
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    view.connect("close", lambda *_: window.destroy())
    return view


def started(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Visit")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", new_view)


context.connect("automation-started", started)
Gtk.main()
