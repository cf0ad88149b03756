"""Shows notifications as a desktop does, in a line each, and clicks every one that can be clicked.

Its arguments are what the desktop can do: actions body.
"""

import sys

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

INTERFACE = "org.freedesktop.Notifications"


class Notifier(dbus.service.Object):
    @dbus.service.method(INTERFACE, out_signature="as")
    def GetCapabilities(self):
        return sys.argv[1:]

    @dbus.service.method(INTERFACE, out_signature="ssss")
    def GetServerInformation(self):
        return ("notifier", "larder", "1", "1.2")

    @dbus.service.method(INTERFACE, in_signature="susssasa{sv}i", out_signature="u")
    def Notify(self, program, replaces, icon, summary, body, actions, hints, time):
        print(body, flush=True)
        if actions:
            GLib.timeout_add(50, self.click, str(actions[0]))
        return 1

    def click(self, action):
        self.ActionInvoked(1, action)
        self.NotificationClosed(1, 2)
        return False

    @dbus.service.signal(INTERFACE, signature="us")
    def ActionInvoked(self, notification, action):
        pass

    @dbus.service.signal(INTERFACE, signature="uu")
    def NotificationClosed(self, notification, reason):
        pass


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
notifier = Notifier(bus, "/org/freedesktop/Notifications")
name = dbus.service.BusName(INTERFACE, bus)
print("ready", flush=True)
GLib.MainLoop().run()
